"use strict";

// Draws an effect that `harmonic export` described: programs, passes, and what moves their numbers.
// A frame depends on the time and on what was done before it, and on nothing else.
(() => {
  const effect = JSON.parse(document.getElementById("effect").textContent);
  const canvas = document.getElementById("stage");
  const frameDuration = 1 / 60;
  const [pointWidth, pointHeight] = effect.canvas;

  const progress = document.getElementById("progress");

  function fail(message) {
    progress.hidden = true;
    const failure = document.getElementById("failure");
    failure.textContent = message;
    failure.hidden = false;
    canvas.hidden = true;
    document.getElementById("controls").hidden = true;
  }

  // MARK: - Springs

  // The closed form of x″ + 2ζωx′ + ω²x = 0: what is left of an offset of 1 and a velocity of 1.
  function response(spring, time) {
    const ratio = spring.bounce >= 0 ? 1 - Math.min(spring.bounce, 1) : 1 / (1 + spring.bounce);
    const frequency = 2 * Math.PI / spring.duration;
    const rate = ratio * frequency;
    const [p, q] = solutions(frequency, Math.abs(ratio - 1) < 1e-9 ? 1 : ratio, Math.max(0, time));
    return {
      offset: [p + rate * q, q],
      velocity: [-frequency * frequency * q, p - rate * q],
    };
  }

  function solutions(frequency, ratio, time) {
    if (ratio > 1) {
      const root = Math.sqrt(ratio - 1) * Math.sqrt(ratio + 1);
      const s = frequency * root;
      const slow = Math.exp(-frequency * time / (ratio + root));
      const fasterFaded = -Math.expm1(-2 * s * time);
      return [slow * (2 - fasterFaded) / 2, slow * fasterFaded / (2 * s)];
    }
    const decay = Math.exp(-ratio * frequency * time);
    if (!(decay > 0)) return [0, 0];
    if (ratio === 1) return [decay, decay * time];
    const damped = frequency * Math.sqrt((1 - ratio) * (1 + ratio));
    return [decay * Math.cos(damped * time), decay * Math.sin(damped * time) / damped];
  }

  // A number on its way to a target; a new target takes over its place and its velocity.
  class SpringValue {
    constructor(value) {
      this.target = value;
      this.spring = { duration: 0.5, bounce: 0 };
      this.start = this.offset = this.velocity = 0;
    }

    at(time) {
      const { offset, velocity } = response(this.spring, time - this.start);
      const sum = (pair) => this.offset * pair[0] + this.velocity * pair[1];
      return { value: this.target + sum(offset), velocity: sum(velocity) };
    }

    retarget(target, time, spring) {
      const now = this.at(time);
      [this.offset, this.velocity] = [now.value - target, now.velocity];
      [this.target, this.start, this.spring] = [target, time, spring];
    }
  }

  // MARK: - Clock

  // Seconds since the page was first seen; time in which it is hidden does not count.
  const clock = {
    held: null,
    passed: effect.time,
    since: null,
    now() {
      if (this.held !== null) return this.held;
      return this.passed + (this.since === null ? 0 : (performance.now() - this.since) / 1000);
    },
    run() { if (this.since === null) this.since = performance.now(); },
    stop() {
      this.passed = this.now();
      this.since = null;
    },
  };

  // MARK: - Pointer and keys

  const pointer = {
    place: null, start: null, pressTime: null, isTracking: false, isDown: false,
    hover: null, lastMove: null, velocity: [0, 0], handle: null,
  };
  const press = new SpringValue(0);
  const keys = { down: new Set(), toggled: new Set(), changes: new Map() };
  const stillMotion = matchMedia("(prefers-reduced-motion: reduce)");

  function pressSpring() {
    if (stillMotion.matches) return { duration: 0.25, bounce: 0 };
    const [duration, bounce] = ["duration", "bounce"].map((name) =>
      parameters.has("spring." + name) ? setting("spring." + name)[0] : effect.spring[name]);
    return { duration, bounce };
  }

  function isInside(place) {
    if (!effect.pressArea) return true;
    const [x, y, width, height] = effect.pressArea;
    return place[0] >= x && place[0] < x + width && place[1] >= y && place[1] < y + height;
  }

  function setDown(isDown, time) {
    if (isDown === pointer.isDown) return;
    pointer.isDown = isDown;
    press.retarget(isDown ? 1 : 0, time, pressSpring());
    strings.rebase(time);
  }

  // A point that can be dragged, in unit space of the frame; the nearest within reach.
  function handleAt(place) {
    const distance = ({ name }) => {
      const [x, y, width, height] = effect.frame;
      const [shareX, shareY] = setting(name);
      return Math.hypot(x + shareX * width - place[0], y + shareY * height - place[1]);
    };
    const near = effect.handles.map((handle) => ({ handle, distance: distance(handle) }))
      .filter(({ distance }) => distance <= effect.reach);
    near.sort((a, b) => a.distance - b.distance);
    return near[0]?.handle ?? null;
  }

  function drag({ name, freedom }, place) {
    const [x, y, width, height] = effect.frame;
    const shares = [(place[0] - x) / width, (place[1] - y) / height]
      .map((share) => Math.round(1e4 * Math.min(Math.max(share, 0), 1)) / 1e4);
    const now = setting(name);
    settings.set(name, now.map((share, axis) => freedom[axis] ? shares[axis] : share));
  }

  function down(place, time) {
    pointer.hover = place;
    pointer.handle = handleAt(place);
    if (!isInside(place)) return;
    Object.assign(pointer, {
      place, start: place, pressTime: time, isTracking: true, lastMove: { time, place },
      velocity: [0, 0],
    });
    setDown(true, time);
  }

  function move(place, time) {
    pointer.hover = place;
    if (pointer.handle) drag(pointer.handle, place);
    const isOverHandle = pointer.handle || handleAt(place);
    canvas.style.cursor = pointer.handle ? "grabbing" : isOverHandle ? "grab" : "";
    if (!pointer.isTracking) return;
    pointer.place = place;
    if (effect.pausesOutside) setDown(isInside(place), time);
    const last = pointer.lastMove;
    if (time <= last.time) return;
    const seconds = Math.max(time - last.time, 0.02);
    pointer.velocity = [0, 1].map((axis) => (place[axis] - last.place[axis]) / seconds);
    pointer.lastMove = { time, place };
  }

  function up(time) {
    pointer.isTracking = false;
    pointer.handle = null;
    setDown(false, time);
  }

  function place(event) {
    const box = canvas.getBoundingClientRect();
    return [
      (event.clientX - box.left) * pointWidth / box.width,
      (event.clientY - box.top) * pointHeight / box.height,
    ];
  }

  canvas.addEventListener("pointerdown", (event) => {
    if (event.button !== 0 || !event.isPrimary) return;
    canvas.setPointerCapture(event.pointerId);
    down(place(event), clock.now());
    draw();
  });
  canvas.addEventListener("pointermove", (event) => {
    if (event.isPrimary) move(place(event), clock.now());
  });
  for (const name of ["pointerup", "pointercancel"]) {
    canvas.addEventListener(name, (event) => {
      if (!event.isPrimary) return;
      up(clock.now());
      draw();
    });
  }
  canvas.addEventListener("contextmenu", (event) => event.preventDefault());
  canvas.addEventListener("keydown", (event) => key(event, true));
  canvas.addEventListener("keyup", (event) => key(event, false));
  canvas.addEventListener("blur", () => {
    for (const code of [...keys.down]) setKey(code, false);
    up(clock.now());
  });

  function key(event, isDown) {
    if (event.repeat || event.ctrlKey || event.metaKey) return;
    if (event.key === "Enter" && isDown) down([pointWidth / 2, pointHeight / 2], clock.now());
    if (event.key === "Enter" && !isDown) up(clock.now());
    setKey(event.keyCode, isDown);
    if (effect.readsKeyboard && event.key !== "Tab") event.preventDefault();
  }

  function setKey(code, isDown) {
    if (keys.down.has(code) === isDown) return;
    const frame = firstFrame(clock.now());
    const change = keys.changes.get(frame) ?? { pressed: new Set(), released: new Set() };
    keys.changes.set(frame, change);
    if (isDown) {
      keys.down.add(code);
      if (!keys.toggled.delete(code)) keys.toggled.add(code);
      change.pressed.add(code);
    } else {
      keys.down.delete(code);
      change.released.add(code);
    }
    if (keys.changes.size > 32) keys.changes.delete(keys.changes.keys().next().value);
  }

  // MARK: - Values

  // What a user set, by name; everything else moves as its drive says.
  const settings = new Map();
  const parameters = new Map(effect.parameters.map((row) => [row.name, row]));

  function setting(name) { return settings.get(name) ?? parameters.get(name)?.value ?? [0]; }

  const strings = {
    base: 0, since: 0, rate: null,
    at(time) { return this.base + (time - this.since) * this.currentRate(); },
    currentRate() { return this.rate ?? (this.rate = this.ratePerSecond()); },
    rebase(time) {
      [this.base, this.since] = [this.at(time), time];
      this.rate = this.ratePerSecond();
    },
    ratePerSecond() {
      if (!parameters.has("speedMultiplier")) return 1;
      const speed = valueOf("speedMultiplier", clock.now())[0];
      const growth = setting("stage")[0] === 0 ? speed : 1;
      const tick = 0.016;
      return setting("clock")[0] === 1
        ? growth * tick * Math.min(speed / tick, 60) : speed * growth;
    },
  };

  const pick = (axis, pair) => axis === "x" ? [pair[0]] : axis === "y" ? [pair[1]] : pair;

  const drives = {
    time: (drive, time) => [time],
    timeSincePress: (drive, time) => [time - (pointer.pressTime ?? 0)],
    touch(drive) {
      const [x, y, width, height] = drive.frame;
      const there = pointer.place
        ? [pointer.place[0] - x, pointer.place[1] - y] : [width / 2, height / 2];
      return pick(drive.axis, drive.isUnit ? [there[0] / width, there[1] / height] : there);
    },
    dragTranslation(drive) {
      const isHeld = pointer.isDown && pointer.place;
      return pick(drive.axis, [0, 1].map(
        (axis) => isHeld ? pointer.place[axis] - pointer.start[axis] : 0));
    },
    dragVelocity: (drive) => pick(drive.axis, pointer.isDown ? pointer.velocity : [0, 0]),
    pressed: () => [pointer.isDown ? 1 : 0],
    glide(drive, time) {
      const [from, to] = [setting(drive.released)[0], setting(drive.pressed)[0]];
      return [from + (to - from) * press.at(time).value];
    },
    glideFromRest(drive, time, row) {
      const share = press.at(time).value;
      return row.value.map((from, index) => from + (drive.to[index] - from) * share);
    },
    jump: (drive) => setting(pointer.isDown ? drive.pressed : drive.released),
    stringsClock: (drive, time) => [strings.at(time)],
    layout: (drive, time, row) => row.value,
    stretch({ seconds }, time) {
      const elapsed = pointer.pressTime === null ? 0 : time - pointer.pressTime;
      return [elapsed > 0 && elapsed < seconds ? elapsed : 0];
    },
    pressPlace: ({ frame }) =>
      [0, 1].map((axis) => pointer.start ? pointer.start[axis] - frame[axis] : 0),
    thereAndBack({ travel, rest }, time) {
      const at = time % (2 * (travel + rest));
      const share = (x) => Math.min(Math.max(x / travel, 0), 1);
      return [share(at - rest) - share(at - 2 * rest - travel)];
    },
  };

  // The size of the whole after a press: springs one after another, each cut off at its end.
  function pushAt(time) {
    if (effect.push.length === 0 || pointer.pressTime === null) return 1;
    if (settings.has(effect.holdable)) return 1;
    let [rest, value, velocity] = [time - pointer.pressTime, 1, 0];
    for (const { to, duration, spring } of effect.push) {
      const motion = response(spring, Math.min(rest, duration));
      const offset = value - to;
      [value, velocity] = [
        to + offset * motion.offset[0] + velocity * motion.offset[1],
        offset * motion.velocity[0] + velocity * motion.velocity[1],
      ];
      rest -= duration;
      if (rest <= 0) break;
    }
    return value;
  }

  function valueOf(name, time) {
    const row = parameters.get(name);
    if (settings.has(name)) return settings.get(name);
    return row.drive ? drives[row.drive.by](row.drive, time, row) : row.value;
  }

  const forms = {
    linear: (x) => x,
    inverse: (x) => x === 0 ? 0 : 1 / x,
    cosine: Math.cos,
    sine: Math.sin,
  };

  // MARK: - What a program in a GLSL dialect is fed by

  const firstFrame = (time) => Math.ceil(time / frameDuration - 1e-6);
  const frameAt = (time) => Math.floor(time / frameDuration + 1e-6);

  const sources = {
    time: ({ time }) => [time],
    frame: ({ frame }) => [frame],
    date({ time }, source) {
      const date = new Date(startDate.getTime() + time * 1000);
      const seconds = date.getHours() * 3600 + date.getMinutes() * 60 + date.getSeconds()
        + date.getMilliseconds() / 1000;
      return [date.getFullYear(), date.getMonth() + source.firstMonth, date.getDate(), seconds];
    },
    mouse({ frame, scale, isStepped, time }) {
      if (!pointer.place) return [0, 0, 0, 0];
      const pixels = (point) => [point[0], pointHeight - point[1]].map(
        (number) => Math.floor(number * scale + 1e-6));
      const [there, start] = [pixels(pointer.place), pixels(pointer.start)];
      const isNew = isStepped
        ? frame === firstFrame(pointer.pressTime) : time - pointer.pressTime < frameDuration;
      return [...there, pointer.isDown ? start[0] : -start[0], isNew ? start[1] : -start[1]];
    },
    pointer({ scale }) {
      const there = pointer.hover ?? [0, pointHeight];
      return [there[0] * scale, (pointHeight - there[1]) * scale, 0, 0];
    },
    unitPointer() {
      const there = pointer.hover ?? [pointWidth / 2, pointHeight / 2];
      return [there[0] / pointWidth, 1 - there[1] / pointHeight];
    },
    // On in the first frame that is drawn after the press.
    button({ frame }, { name }) {
      const press = buttons.get(name);
      if (!press || frame < press.frame) return [0];
      press.shown ??= frame;
      return [frame === press.shown ? 1 : 0];
    },
  };
  const buttons = new Map();
  const startDate = new Date();

  // MARK: - Programs and textures

  // Every WebGL 2 reads textures and draws into them, so there is nothing to fall back on.
  const gl = canvas.getContext("webgl2", { antialias: false, premultipliedAlpha: true });
  if (!gl) {
    fail("This effect needs WebGL 2, which this browser does not offer or has switched off.");
    window.harmonic = { ready: Promise.resolve(false) };
    return;
  }
  gl.getExtension("EXT_color_buffer_float");
  const filtersFloats = gl.getExtension("OES_texture_float_linear") !== null;

  function compiled(kind, text) {
    const shader = gl.createShader(kind);
    gl.shaderSource(shader, text);
    gl.compileShader(shader);
    return shader;
  }

  const pause = () => new Promise((done) => setTimeout(done, 16));
  const compiling = gl.getExtension("KHR_parallel_shader_compile");

  // Programs are begun together, and a browser may compile them beside what the page does.
  function begun(row) {
    const program = gl.createProgram();
    const stages = [[gl.VERTEX_SHADER, row.vertex], [gl.FRAGMENT_SHADER, row.fragment]]
      .map(([kind, text]) => compiled(kind, text));
    for (const stage of stages) gl.attachShader(program, stage);
    gl.linkProgram(program);
    return { row, program, stages };
  }

  async function linked({ row, program, stages }) {
    while (compiling && !gl.getProgramParameter(program, compiling.COMPLETION_STATUS_KHR)) {
      await pause();
    }
    if (!gl.getProgramParameter(program, gl.LINK_STATUS)) {
      const log = stages.map((stage) => gl.getShaderInfoLog(stage)).join("")
        + gl.getProgramInfoLog(program);
      throw new Error("this browser's driver refuses '" + row.label + "':\n" + log);
    }
    gl.useProgram(program);
    for (let unit = 0; unit < row.samplers; unit++) {
      gl.uniform1i(gl.getUniformLocation(program, "image" + unit), unit);
    }
    const block = gl.getUniformBlockIndex(program, "Values");
    const hasBlock = block !== gl.INVALID_INDEX;
    if (hasBlock) gl.uniformBlockBinding(program, block, 0);
    return {
      program,
      byteCount: hasBlock
        ? gl.getActiveUniformBlockParameter(program, block, gl.UNIFORM_BLOCK_DATA_SIZE) : 16,
    };
  }

  function texture(width, height, isFloat = false) {
    const name = gl.createTexture();
    gl.bindTexture(gl.TEXTURE_2D, name);
    gl.texStorage2D(gl.TEXTURE_2D, 1, isFloat ? gl.RGBA32F : gl.RGBA8, width, height);
    return name;
  }

  function target(width, height, isFloat = false) {
    const color = texture(width, height, isFloat);
    const framebuffer = gl.createFramebuffer();
    gl.bindFramebuffer(gl.FRAMEBUFFER, framebuffer);
    gl.framebufferTexture2D(
      gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, color, 0);
    gl.clearColor(0, 0, 0, 0);
    gl.clear(gl.COLOR_BUFFER_BIT);
    return { color, framebuffer, isFloat };
  }

  async function decoded(address) {
    const image = new Image();
    image.src = address;
    await image.decode();
    return image;
  }

  function upload(picture) {
    gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, true);
    gl.pixelStorei(gl.UNPACK_COLORSPACE_CONVERSION_WEBGL, gl.NONE);
    gl.texSubImage2D(gl.TEXTURE_2D, 0, 0, 0, gl.RGBA, gl.UNSIGNED_BYTE, picture);
    gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, false);
  }

  function uploaded(image) {
    const name = texture(image.naturalWidth, image.naturalHeight);
    upload(image);
    return name;
  }

  // The picture that a pass would have drawn, in the size of that pass.
  function drawnPicture(image, [width, height], textureSize) {
    const name = texture(...textureSize);
    if (image.naturalWidth === width && image.naturalHeight === height) {
      upload(image);
      return name;
    }
    const sheet = Object.assign(document.createElement("canvas"), { width, height });
    const context = sheet.getContext("2d");
    context.imageSmoothingQuality = "high";
    context.drawImage(image, 0, 0, width, height);
    upload(sheet);
    return name;
  }

  function uploadedCube(faces) {
    const name = gl.createTexture();
    gl.bindTexture(gl.TEXTURE_CUBE_MAP, name);
    gl.pixelStorei(gl.UNPACK_COLORSPACE_CONVERSION_WEBGL, gl.NONE);
    faces.forEach((face, index) => gl.texImage2D(
      gl.TEXTURE_CUBE_MAP_POSITIVE_X + index, 0, gl.RGBA8, gl.RGBA, gl.UNSIGNED_BYTE, face));
    return name;
  }

  // A list of numbers as a picture of one row.
  function listed({ elements, components }) {
    const name = gl.createTexture();
    const [inner, format] = [
      [gl.R32F, gl.RED], [gl.RG32F, gl.RG], null, [gl.RGBA32F, gl.RGBA],
    ][components - 1];
    gl.bindTexture(gl.TEXTURE_2D, name);
    gl.texImage2D(
      gl.TEXTURE_2D, 0, inner, elements.length / components, 1, 0, format, gl.FLOAT,
      new Float32Array(elements));
    return name;
  }

  const grids = new Map();

  // The corners of a grid of squares, of two triangles each, as `GridDrawer` has them.
  function gridCorners(side) {
    if (grids.has(side)) return grids.get(side);
    const row = side + 1;
    const corners = [];
    for (let y = 0; y < side; y++) {
      for (let first = y * row; first < y * row + side; first++) {
        corners.push(first, first + 1, first + row, first + row, first + 1, first + row + 1);
      }
    }
    grids.set(side, gl.createBuffer());
    gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, grids.get(side));
    gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, new Uint16Array(corners), gl.STATIC_DRAW);
    return grids.get(side);
  }

  // Rows of keys as the dialects read them: down, went down, pressed an odd number of times, came
  // up.
  function keyPixels(rows, frame) {
    const change = keys.changes.get(frame);
    const sets = [keys.down, change?.pressed, keys.toggled, change?.released];
    const pixels = new Uint8Array(256 * rows * 4);
    for (let row = 0; row < rows; row++) {
      for (let code = 0; code < 256; code++) {
        pixels.set([sets[row]?.has(code) ? 255 : 0, 0, 0, 255], (row * 256 + code) * 4);
      }
    }
    return pixels;
  }

  let keyTexture = null;
  function keyboard(rows, frame) {
    keyTexture ??= texture(256, rows);
    gl.bindTexture(gl.TEXTURE_2D, keyTexture);
    gl.texSubImage2D(
      gl.TEXTURE_2D, 0, 0, 0, 256, rows, gl.RGBA, gl.UNSIGNED_BYTE, keyPixels(rows, frame));
    return keyTexture;
  }

  const samplers = new Map();
  function sampler(filter, wrap) {
    const key = filter + wrap;
    if (samplers.has(key)) return samplers.get(key);
    const name = gl.createSampler();
    const mix = filter === "linear" ? gl.LINEAR : gl.NEAREST;
    const edge = { clamp: gl.CLAMP_TO_EDGE, repeat: gl.REPEAT, mirror: gl.MIRRORED_REPEAT }[wrap];
    gl.samplerParameteri(name, gl.TEXTURE_MIN_FILTER, mix);
    gl.samplerParameteri(name, gl.TEXTURE_MAG_FILTER, mix);
    gl.samplerParameteri(name, gl.TEXTURE_WRAP_S, edge);
    gl.samplerParameteri(name, gl.TEXTURE_WRAP_T, edge);
    samplers.set(key, name);
    return name;
  }

  // MARK: - Frames

  const blendings = {
    normal: () => gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA),
    plusLighter: () => gl.blendFunc(gl.ONE, gl.ONE),
    multiply: () => gl.blendFunc(gl.DST_COLOR, gl.ONE_MINUS_SRC_ALPHA),
    screen: () => gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_COLOR),
    replace: () => gl.blendFunc(gl.ONE, gl.ZERO),
  };

  let programs = [];
  let pushed = null;
  let images = [];
  const textures = new Map();  // of those that shaders read, by their places among the images
  let cubes = [];

  // What is drawn at one number of pixels a point, with the objects that it is drawn with.
  class Stage {
    constructor(scale, look) {
      this.scale = scale;
      this.look = look;
      this.frame = effect.frames[scale][look];
      this.passes = this.frame.passes.map((pass) => ({ ...pass, isDrawn: false }));
      for (const pass of this.passes) pass.draws.forEach((draw) => this.prepare(draw));
      this.passes.forEach((pass, index) => {
        pass.isStill = pass.draws.every((draw) => this.isStill(draw));
        if (pass.image !== null) {
          pass.target = { color: drawnPicture(images[pass.image], pass.size, pass.textureSize) };
          pass.isDrawn = true;
        } else if (index < this.passes.length - 1 || effect.push.length > 0) {
          pass.target = target(...pass.textureSize);
        }
      });
      this.simulations = this.frame.simulations.map((steps) => {
        steps.forEach((step) => this.prepare(step.draw));
        return { steps, frame: -1, hasGaps: false, buffers: null };
      });
    }

    prepare(draw) {
      draw.numbers = new Float32Array(
        Math.max(draw.floats.length, programs[draw.program].byteCount / 4));
      draw.numbers.set(draw.floats);
      draw.block = gl.createBuffer();
      gl.bindBuffer(gl.UNIFORM_BUFFER, draw.block);
      gl.bufferData(gl.UNIFORM_BUFFER, draw.numbers, gl.DYNAMIC_DRAW);
      for (const unit of draw.textures) {
        if (unit.elements) unit.list = listed(unit);
      }
    }

    // Whether a draw is the same in every frame.
    isStill(draw) {
      return draw.bindings.length === 0 && draw.sources.length === 0
        && draw.textures.every((unit) =>
          unit.simulation === undefined && unit.keyboard === undefined
            && (unit.pass === undefined || this.passes[unit.pass].isStill));
    }

    draw(time) {
      const last = this.passes.length - 1;
      const moment = { time, frame: frameAt(time), scale: this.scale, isStepped: false };
      this.passes.forEach((pass, index) => {
        if (index < last && pass.isStill && pass.isDrawn) return;
        this.passes[index].isDrawn = true;
        for (const unit of pass.draws.flatMap((draw) => draw.textures)) {
          if (unit.simulation !== undefined) this.run(this.simulations[unit.simulation], time);
        }
        gl.bindFramebuffer(gl.FRAMEBUFFER, pass.target?.framebuffer ?? null);
        gl.viewport(0, 0, ...pass.size);
        const isPushed = index === last && pass.target;
        gl.clearColor(...(isPushed ? [0, 0, 0, 0] : pass.background ?? [0, 0, 0, 0]));
        gl.clear(gl.COLOR_BUFFER_BIT);
        for (const draw of pass.draws) this.drawOne(draw, moment, null);
      });
      if (effect.push.length > 0) this.drawPushed(this.passes[last], pushAt(time));
    }

    // Draws what a pass drew in another size, about its middle.
    drawPushed(pass, size) {
      gl.bindFramebuffer(gl.FRAMEBUFFER, null);
      gl.clearColor(...(pass.background ?? [0, 0, 0, 0]));
      gl.clear(gl.COLOR_BUFFER_BIT);
      gl.useProgram(pushed.program);
      gl.uniform2f(gl.getUniformLocation(pushed.program, "size"), ...pass.size);
      gl.uniform2f(gl.getUniformLocation(pushed.program, "whole"), ...pass.textureSize);
      gl.uniform1f(gl.getUniformLocation(pushed.program, "scale"), size);
      gl.bindTexture(gl.TEXTURE_2D, pass.target.color);
      gl.bindSampler(0, sampler("linear", "clamp"));
      gl.enable(gl.BLEND);
      blendings.normal();
      gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4);
    }

    // Draws the frames of a simulation up to a time, from the first one if it has gone beyond.
    // While the clock runs, a slow browser leaves frames out; at a time that is asked for, none.
    run(simulation, time) {
      const frame = frameAt(time);
      const isRunning = clock.held === null;
      const isUsable = simulation.buffers && (isRunning || !simulation.hasGaps);
      if (!isUsable || simulation.frame > frame) this.restart(simulation);
      const missing = frame - simulation.frame;
      const hasMemory = simulation.steps.some((step) => step.isPersistent);
      const most = hasMemory ? isRunning ? 4 : missing : 1;
      if (hasMemory && missing > most) simulation.hasGaps = true;
      for (let number = frame - Math.min(missing, most) + 1; number <= frame; number++) {
        const moment = {
          time: number * frameDuration, frame: number, scale: this.scale, isStepped: true,
        };
        simulation.steps.forEach((step, index) => this.step(simulation, step, index, moment));
      }
      simulation.frame = frame;
    }

    restart(simulation) {
      simulation.frame = -1;
      simulation.hasGaps = false;
      simulation.buffers = simulation.steps.map((step) => ({
        current: target(...step.size, step.isFloat),
        previous: target(...step.size, step.isFloat),
      }));
    }

    step(simulation, step, index, moment) {
      const buffer = simulation.buffers[index];
      [buffer.current, buffer.previous] = [buffer.previous, buffer.current];
      gl.bindFramebuffer(gl.FRAMEBUFFER, buffer.current.framebuffer);
      gl.viewport(0, 0, ...step.size);
      for (const { at, is } of step.clocks) {
        if (is !== "event") step.draw.numbers[at] = is === "time" ? moment.time : moment.frame;
      }
      this.drawOne(step.draw, moment, ({ pass, isPrevious }) =>
        isPrevious && pass <= index
          ? simulation.buffers[pass].previous : simulation.buffers[pass].current);
    }

    drawOne(draw, moment, drawing) {
      this.setNumbers(draw, moment);
      gl.useProgram(programs[draw.program].program);
      gl.bindBuffer(gl.UNIFORM_BUFFER, draw.block);
      gl.bufferSubData(gl.UNIFORM_BUFFER, 0, draw.numbers);
      gl.bindBufferBase(gl.UNIFORM_BUFFER, 0, draw.block);
      draw.textures.forEach((unit, index) => this.bind(unit, index, moment, drawing));
      gl.enable(gl.BLEND);
      blendings[draw.blending]();
      if (draw.grid) {
        const [side, instances] = draw.grid;
        gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, gridCorners(side));
        gl.drawElementsInstanced(
          gl.TRIANGLES, 6 * side * side, gl.UNSIGNED_SHORT, 0, instances);
      } else {
        gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4);
      }
    }

    setNumbers(draw, moment) {
      const time = moment.isStepped ? clock.now() : moment.time;
      for (const { at, terms } of draw.bindings) {
        let number = draw.floats[at];
        for (const term of terms) {
          if (term.when && valueOf(term.when, time)[0] === 0) continue;
          const value = valueOf(term.of, time)[term.component];
          number += term.table
            ? term.table[Math.round(value)] ?? 0
            : term.factor * forms[term.form](value) + term.offset;
        }
        draw.numbers[at] = number;
      }
      for (const source of draw.sources) {
        const numbers = sources[source.by](moment, source);
        for (let index = 0; index < source.count; index++) {
          draw.numbers[source.at + index] = numbers[index] ?? 0;
        }
      }
    }

    bind(unit, index, moment, drawing) {
      let [name, filter] = [null, unit.filter];
      let kind = gl.TEXTURE_2D;
      if (unit.image !== undefined) {
        if (!textures.has(unit.image)) textures.set(unit.image, uploaded(images[unit.image]));
        name = textures.get(unit.image);
      }
      if (unit.pass !== undefined) name = this.passes[unit.pass].target.color;
      if (unit.list) [name, filter] = [unit.list, "nearest"];
      if (unit.keyboard !== undefined) name = keyboard(unit.keyboard, moment.frame);
      if (unit.cube !== undefined) [name, kind] = [cubes[unit.cube], gl.TEXTURE_CUBE_MAP];
      let drawn = null;
      if (unit.simulation !== undefined) {
        drawn = this.simulations[unit.simulation].buffers.at(-1).current;
      }
      if (unit.step) drawn = drawing(unit.step);
      if (drawn) {
        name = drawn.color;
        if (drawn.isFloat && !filtersFloats) filter = "nearest";
      }
      gl.activeTexture(gl.TEXTURE0 + index);
      gl.bindTexture(kind, name);
      gl.bindSampler(index, sampler(filter, unit.wrap));
      gl.activeTexture(gl.TEXTURE0);
    }
  }

  // MARK: - The page

  // Frames are described for whole numbers of pixels a point; the browser scales what lies between.
  const scales = Object.keys(effect.frames).map(Number).sort((a, b) => a - b);
  const wantedScale = () =>
    scales.find((scale) => scale >= devicePixelRatio * effect.zoom - 0.01) ?? scales.at(-1);

  // A scene may look different while it is pressed; that look comes half way.
  function wantedLook(scale) {
    const share = press.at(clock.now()).value;
    return effect.frames[scale].length > 1 && share > 0.5 ? 1 : 0;
  }

  const stages = new Map();
  let stage = null;

  function draw() {
    if (programs.length === 0) return;
    const scale = wantedScale();
    const look = wantedLook(scale);
    if (stage?.scale !== scale || stage.look !== look) {
      const key = `${scale} ${look}`;
      if (!stages.has(key)) stages.set(key, new Stage(scale, look));
      stage = stages.get(key);
      const size = stage.passes.at(-1).size;
      if (canvas.width !== size[0] || canvas.height !== size[1]) {
        [canvas.width, canvas.height] = size;
      }
    }
    stage.draw(clock.now());
  }

  function tick() {
    if (clock.held !== null || document.hidden) return;
    try { draw(); } catch (error) { return fail(error.message); }
    requestAnimationFrame(tick);
  }

  function row(parameter, text) {
    const element = document.createElement("label");
    element.className = "row";
    const title = document.createElement("span");
    title.textContent = text;
    title.title = parameter.summary;
    element.append(title);
    return element;
  }

  function input(type, attributes) {
    const element = document.createElement("input");
    return Object.assign(element, { type, ...attributes });
  }

  // What shows the values of all controls.
  const shows = [];

  function set(name, numbers) {
    strings.rebase(clock.now());
    settings.set(name, numbers);
    const own = parameters.get(name).switch;
    if (own && !settings.has(own)) {
      settings.set(own, [1]);
      for (const show of shows) show();
    }
    strings.rate = strings.ratePerSecond();
    draw();
  }

  function slider(parameter, component) {
    const names = parameter.components;
    const element = row(parameter, parameter.label + (names ? " " + names[component] : ""));
    const output = document.createElement("output");
    const [min, max] = parameter.ranges[component];
    const range = input("range", { min, max, step: parameter.step });
    const show = () => {
      range.value = setting(parameter.name)[component];
      output.value = Number(setting(parameter.name)[component].toFixed(4)) + parameter.unit;
    };
    range.addEventListener("input", () => {
      const numbers = [...setting(parameter.name)];
      numbers[component] = Number(range.value);
      set(parameter.name, numbers);
      show();
    });
    element.append(output, range);
    return { element, show };
  }

  function checkbox(parameter) {
    const element = row(parameter, parameter.label);
    const box = input("checkbox", {});
    box.addEventListener("input", () => set(parameter.name, [box.checked ? 1 : 0]));
    element.append(box);
    return { element, show: () => { box.checked = setting(parameter.name)[0] !== 0; } };
  }

  function button(parameter) {
    const element = document.createElement("button");
    element.type = "button";
    element.textContent = parameter.label;
    element.title = parameter.summary;
    element.addEventListener("click", () => {
      buttons.set(parameter.name, { frame: firstFrame(clock.now()) });
      draw();
    });
    return { element, show: () => {} };
  }

  function menu(parameter) {
    const element = row(parameter, parameter.label);
    const list = document.createElement("select");
    parameter.names.forEach((name, index) => list.append(new Option(name, index)));
    list.addEventListener("input", () => set(parameter.name, [Number(list.value)]));
    element.append(list);
    return { element, show: () => { list.value = setting(parameter.name)[0]; } };
  }

  function well(parameter) {
    const element = row(parameter, parameter.label);
    const color = input("color", {});
    const share = (alpha) => effect.isPremultiplied ? alpha : 1;
    color.addEventListener("input", () => {
      const alpha = setting(parameter.name)[3];
      const parts = [1, 3, 5].map((at) => parseInt(color.value.slice(at, at + 2), 16) / 255);
      set(parameter.name, [...parts.map((part) => part * share(alpha)), alpha]);
    });
    element.append(color);
    const show = () => {
      const [red, green, blue, alpha] = setting(parameter.name);
      color.value = "#" + [red, green, blue].map((part) => {
        const byte = Math.round(255 * Math.min(Math.max(part / (share(alpha) || 1), 0), 1));
        return byte.toString(16).padStart(2, "0");
      }).join("");
    };
    return { element, show };
  }

  function controls(parameter) {
    switch (parameter.kind) {
      case "toggle": return [checkbox(parameter)];
      case "event": return [button(parameter)];
      case "choice": return [menu(parameter)];
      case "color": return [well(parameter)];
      default: return parameter.value.map((_, component) => slider(parameter, component));
    }
  }

  function showControls() {
    const form = document.getElementById("controls");
    const all = effect.parameters.filter((row) => row.isControl).flatMap(controls);
    if (all.length === 0) return;
    for (const { element, show } of all) {
      form.append(element);
      shows.push(show);
      show();
    }
    const reset = document.createElement("button");
    reset.type = "button";
    reset.textContent = "Reset";
    reset.addEventListener("click", () => {
      settings.clear();
      strings.rebase(clock.now());
      for (const show of shows) show();
      draw();
    });
    form.append(reset);
    form.addEventListener("submit", (event) => event.preventDefault());
    form.hidden = false;
  }

  async function begin() {
    progress.hidden = false;
    await pause();  // it is seen before a browser that compiles at once does so
    const rows = [...effect.programs];
    if (effect.push.length > 0) rows.push({ ...effect.pushProgram, label: "push", samplers: 1 });
    const programsBegun = rows.map(begun);
    [images, cubes] = await Promise.all([
      Promise.all(effect.images.map(decoded)),
      Promise.all(effect.cubes.map(async (faces) =>
        uploadedCube(await Promise.all(faces.map(decoded))))),
    ]);
    const all = await Promise.all(programsBegun.map(linked));
    if (effect.push.length > 0) pushed = all.pop();
    programs = all;
    progress.hidden = true;
    clock.run();
    draw();
    requestAnimationFrame(tick);
    return true;
  }

  canvas.style.width = pointWidth * effect.zoom + "px";
  canvas.style.aspectRatio = pointWidth + " / " + pointHeight;
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) {
      clock.stop();
    } else {
      clock.run();
      requestAnimationFrame(tick);
    }
  });
  canvas.addEventListener("webglcontextlost", () => location.reload());
  showControls();

  // For scripts: `show` stops the clock at a time and draws it; what is done then is done at that
  // time. `play` goes on from there.
  window.harmonic = {
    ready: begin().catch((error) => {
      fail(error.message);
      return false;
    }),
    show(time) {
      clock.held = time;
      draw();
    },
    play() {
      [clock.passed, clock.held, clock.since] = [clock.held ?? clock.now(), null, null];
      clock.run();
      requestAnimationFrame(tick);
    },
  };
})();

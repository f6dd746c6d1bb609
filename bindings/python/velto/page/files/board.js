// <velto-board track="1">: a board in 3-D, turned by the quaternion of a track (w, x, y, z).

import { THREE } from "/studio/three/index.js";
import { color, listen, tell, theme, tracks } from "/studio/files/samples.js";

const whenIdle = window.requestIdleCallback ?? ((work) => setTimeout(work)); // Safari has none.

const box = (width, height, depth, shade, place = [0, 0, 0]) => {
  const made = new THREE.Mesh(new THREE.BoxGeometry(width, height, depth), new THREE.MeshStandardMaterial({ color: shade, roughness: 0.55, metalness: 0.1 }));
  made.position.set(...place);
  return made;
};

const axis = (direction, name) => new THREE.ArrowHelper(new THREE.Vector3(...direction), new THREE.Vector3(), 1.9, color(name), 0.28, 0.16);

// A board of 27 × 27 × 4 mm with its chip, its button and its light, so that every face is recognized.
function model() {
  const group = new THREE.Group();
  group.add(
    box(2.4, 2.4, 0.16, "#1f6f54"), box(0.7, 0.7, 0.12, "#20252d", [0.15, 0.25, 0.14]), box(0.45, 0.3, 0.14, "#c9ced6", [-0.75, -0.8, 0.15]),
    box(0.24, 0.24, 0.08, "#f2c14e", [0.85, 0.85, 0.12]), box(1.9, 1.9, 0.3, "#6f7b8b", [0, 0, -0.23]),
    axis([1, 0, 0], "--signal-1"), axis([0, 1, 0], "--signal-2"), axis([0, 0, 1], "--signal-3"));
  return group;
}

class Board extends HTMLElement {
  connectedCallback() {
    this.setAttribute("role", "img");
    this.setAttribute("aria-label", "The orientation of the board");
    whenIdle(() => { if (this.isConnected && !this.renderer) this.start(); }, { timeout: 500 }); // Curves come first: 3-D by the processor takes its time to begin.
  }

  start() {
    try { this.begin(); } catch (error) { this.textContent = "This browser cannot draw in 3-D."; return; }
    this.ending = listen(() => this.turn());
    this.resizing = new ResizeObserver(() => this.fit());
    this.resizing.observe(this);
    this.themes = new MutationObserver(() => { if (this.shade !== theme()) this.dress(); });
    this.themes.observe(document.body, { attributes: true, attributeFilter: ["class"] });
  }

  disconnectedCallback() {
    this.ending?.();
    this.resizing?.disconnect();
    this.themes?.disconnect();
    this.renderer?.dispose();
    this.renderer?.forceContextLoss();
    this.renderer = null;
  }

  begin() {
    this.renderer = new THREE.WebGLRenderer({ antialias: true, alpha: true });
    this.renderer.setPixelRatio(Math.min(devicePixelRatio, 2));
    this.replaceChildren(this.renderer.domElement);
    this.renderer.domElement.style.cssText = "display:block;width:100%;height:100%";
    this.scene = new THREE.Scene();
    this.camera = new THREE.PerspectiveCamera(32, 1, 0.1, 50);
    this.camera.up.set(0, 0, 1); // Up is up, as gravity has it.
    this.camera.position.set(4.6, -6.2, 4.2);
    this.camera.lookAt(0, 0, 0);
    const sun = new THREE.DirectionalLight("#ffffff", 2.2);
    sun.position.set(3, -4, 8);
    this.scene.add(sun, new THREE.HemisphereLight("#ffffff", "#8899aa", 1.5));
    this.dress();
  }

  dress() {
    this.shade = theme();
    this.scene.remove(this.floor, this.board);
    this.floor = new THREE.GridHelper(8, 8, color("--line"), color("--line"));
    this.floor.rotation.x = Math.PI / 2;
    this.floor.position.z = -2.1;
    this.board = model();
    this.scene.add(this.floor, this.board);
    this.frame = -1;
    this.fit();
  }

  fit() {
    const { clientWidth: width, clientHeight: height } = this;
    if (!width || !height) return;
    this.renderer.setSize(width, height, false);
    this.camera.aspect = width / height;
    this.camera.position.set(4.6, -6.2, 4.2).setLength(8.8 * Math.max(1, height / width));
    this.camera.updateProjectionMatrix();
    this.render();
  }

  turn() {
    const track = tracks.get(Number(this.getAttribute("track")));
    if (!track || document.hidden) return;
    tell(this, track);
    if (track.end === this.frame) return;
    const newest = track.newest();
    if (!newest) return;
    this.frame = track.end;
    this.board.quaternion.set(newest[1], newest[2], newest[3], newest[0]).normalize();
    this.render();
  }

  render() { this.renderer.render(this.scene, this.camera); }
}
customElements.define("velto-board", Board);

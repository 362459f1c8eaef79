import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

/** The folder of this checkout. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** The Node that the workspace pins; everything but these tools runs on it. */
export const workspaceNode = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** How our tools run Nx: no process stays behind, nothing is drawn, and no plugin has a process of its own, whose start takes longer than its work. */
export const nxSettings = { NX_DAEMON: 'false', NX_TUI: 'false', NX_ISOLATE_PLUGINS: 'false' };

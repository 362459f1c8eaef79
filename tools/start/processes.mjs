import { execFile } from 'node:child_process';
import { readFile, readdir, readlink } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** @param {number} pid */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/**
 * The command line of a process; its number alone may belong to another program by now. Empty when it cannot be found.
 * @param {number} pid
 * @returns {Promise<string>}
 */
export async function commandOf(pid) {
  if (process.platform === 'linux') return (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).replaceAll('\0', ' ').trim();
  const [program, ...parameters] =
    process.platform === 'win32'
      ? ['powershell', '-NoProfile', '-Command', `(Get-CimInstance Win32_Process -Filter "ProcessId=${pid}").CommandLine`]
      : ['ps', '-p', String(pid), '-o', 'args='];
  return run(program, parameters).then(({ stdout }) => stdout.trim(), () => '');
}

/**
 * Sends a signal to a process and all that it started. What is gone already is no error.
 * @param {number} pid leader of its own process group
 * @param {NodeJS.Signals} signal
 */
export function signalGroup(pid, signal) {
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, signal);
  } catch {
    // Nobody is left.
  }
}

/**
 * Ends a process that may not be our child: asks first, insists after `grace` milliseconds.
 * @param {number} pid
 */
export async function endProcess(pid, grace = 5_000) {
  try {
    process.kill(pid, 'SIGTERM');
  } catch {
    return;
  }
  const deadline = Date.now() + grace;
  while ((await runs(pid)) && Date.now() < deadline) await pause(50);
  if (await runs(pid)) signalGroup(pid, 'SIGKILL');
}

/** One that ended, but was not yet cleared away by who adopted it, has its number still. @param {number} pid */
const runs = async (pid) => isAlive(pid) && (process.platform !== 'linux' || !['Z', undefined].includes((await linuxStatus(pid)).state));

/**
 * Where Linux says what a process does and who its parent is; both are undefined when it is gone.
 * @param {number} pid
 * @returns {Promise<{ state?: string, parent?: number }>}
 */
export async function linuxStatus(pid) {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The name stands before this, in brackets, and may hold anything.
  const [state, parent] = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return text ? { state, parent: Number(parent) } : {};
}

/**
 * The process that listens on a port of this machine, where the system tells.
 * @param {number} port
 * @returns {Promise<number | undefined>} its pid
 */
export async function listenerOn(port) {
  if (process.platform === 'linux') return listenerOnLinux(port);
  if (process.platform === 'win32') {
    const { stdout } = await run('netstat', ['-ano', '-p', 'TCP']).catch(() => ({ stdout: '' }));
    const row = stdout.split('\n').find((line) => line.includes(`:${port} `) && line.includes('LISTENING'));
    return Number(row?.trim().split(/\s+/).at(-1)) || undefined;
  }
  const { stdout } = await run('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-t']).catch(() => ({ stdout: '' }));
  return Number(stdout.split('\n')[0]) || undefined;
}

/** @param {number} port */
async function listenerOnLinux(port) {
  const wanted = port.toString(16).toUpperCase().padStart(4, '0');
  const tables = await Promise.all(['tcp', 'tcp6'].map((name) => readFile(`/proc/net/${name}`, 'utf8').catch(() => '')));
  const listening = '0A';
  const sockets = tables
    .flatMap((table) => table.split('\n'))
    .map((line) => line.trim().split(/\s+/))
    .filter(([, local, , state]) => local?.endsWith(`:${wanted}`) && state === listening)
    .map((columns) => `socket:[${columns[9]}]`);
  if (sockets.length === 0) return undefined;
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    for (const file of await readdir(`/proc/${pid}/fd`).catch(() => [])) {
      if (sockets.includes(await readlink(`/proc/${pid}/fd/${file}`).catch(() => ''))) return Number(pid);
    }
  }
  return undefined;
}

import { connect, createServer } from 'node:net';
import { Explained } from './explained.mjs';
import { commandOf, listenerOn } from './processes.mjs';

/**
 * @param {number} port
 * @param {string} variable that changes it
 * @param {string} host where the server is to listen
 * @param {string} folder this checkout, to recognise a shop of its own
 * @throws {Explained} when the port cannot be used; names what uses it
 */
export async function requireFree(port, variable, host, folder) {
  const obstacle = await obstacleOn(port, variable, host, folder);
  if (obstacle) throw new Explained(`${obstacle.what}. ${obstacle.mend}`);
}

/**
 * Why nothing can listen on a port, and what helps.
 * @param {number} port
 * @param {string} variable that changes it
 * @param {string} host where the server is to listen
 * @param {string} folder this checkout, to recognise a shop of its own
 * @returns {Promise<{ what: string, mend: string } | undefined>} nothing when it is free
 */
export async function obstacleOn(port, variable, host, folder) {
  const reason = (await answers(port)) ? 'EADDRINUSE' : await refusal(port, host);
  if (!reason) return undefined;
  if (reason === 'EACCES') return { what: `This user may not open port ${port}`, mend: `Choose one above 1023: ${variable}=${port + 8000} npm start` };
  if (reason !== 'EADDRINUSE') return { what: `Nothing can listen on ${host}:${port} (${reason})`, mend: `Set HOST to an address of this machine, or ${variable} to another port.` };

  const pid = await listenerOn(port);
  const command = pid ? await commandOf(pid) : '';
  const other = `\nor choose another port: ${variable}=${port + 100} npm start`;
  if (command.includes(folder)) return { what: `Port ${port} is in use by an earlier shop of this folder (process ${pid}: ${shortened(command)})`, mend: `End it with: kill ${pid}${other}` };
  return { what: `Port ${port} is in use by ${pid ? `another program (process ${pid}: ${shortened(command)})` : 'another program'}`, mend: `End that${pid ? ` with: kill ${pid}` : ''}${other}` };
}

/** @param {number} count @returns {Promise<number[]>} ports that nobody listens on */
export async function freePorts(count) {
  // All are held until the last is found, so that none comes twice.
  const servers = await Promise.all(Array.from({ length: count }, () => listening(0, '127.0.0.1')));
  const ports = servers.map((server) => /** @type {import('node:net').AddressInfo} */ (server.address()).port);
  await Promise.all(servers.map(closed));
  return ports;
}

/** Some systems let two servers bind the same port, so a bind alone does not tell. @param {number} port @returns {Promise<boolean>} */
const answers = (port) =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', timeout: 1_000 });
    const finish = (/** @type {boolean} */ result) => {
      socket.destroy();
      resolve(result);
    };
    socket.once('connect', () => finish(true)).once('error', () => finish(false)).once('timeout', () => finish(false));
  });

/** @param {number} port @param {string} host @returns {Promise<string | undefined>} */
async function refusal(port, host) {
  try {
    await closed(await listening(port, host));
    return undefined;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code;
  }
}

/** @param {number} port @param {string} host @returns {Promise<import('node:net').Server>} */
const listening = (port, host) =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject).listen(port, host, () => resolve(server));
  });

/** @param {import('node:net').Server} server */
const closed = (server) => new Promise((resolve) => server.close(resolve));

const shortened = (/** @type {string} */ command) => (command.length > 120 ? `${command.slice(0, 119)}…` : command);

/** Serves the app outside on a port that it prints: the page, and the files that the build for browsers made. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { render } from './dist/server/entry.server.js';

const client = new URL('./dist/client/', import.meta.url);
const { file, css = [] } = JSON.parse(await readFile(new URL('.vite/manifest.json', client), 'utf8'))['entry.client.tsx'];
const head = [...css.map((sheet) => `<link rel="stylesheet" href="/${sheet}">`), `<script type="module" src="/${file}"></script>`].join('');
const types = { js: 'text/javascript', css: 'text/css' };

createServer(async ({ url }, response) => {
  const { pathname } = new URL(url, 'http://outside');
  if (pathname.startsWith('/assets/')) {
    const bytes = await readFile(new URL(`.${pathname}`, client)).catch(() => undefined);
    return response.writeHead(bytes ? 200 : 404, { 'content-type': types[pathname.split('.').at(-1)] ?? 'application/octet-stream' }).end(bytes);
  }
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(await render(url, head));
}).listen(Number(process.env.PORT ?? 0), '127.0.0.1', function () {
  console.log(`http://127.0.0.1:${this.address().port}`);
});

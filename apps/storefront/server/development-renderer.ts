import middie from '@fastify/middie';
import type { FastifyInstance } from 'fastify';
import { createServer, isRunnableDevEnvironment, type EnvironmentModuleNode, type ViteDevServer } from 'vite';
import type { Renderer } from './produce-page.ts';
import type { StorefrontSettings } from './settings.ts';

type ServerEntry = typeof import('../app/entry.server.tsx');

const entry = '/app/entry.development.ts';

/** Renders from the sources, anew for each request, and serves them to the browser with hot reload. */
export async function developmentRenderer(root: string, { publicUrl, picturesUrl }: Pick<StorefrontSettings, 'publicUrl' | 'picturesUrl'>, hotPort: number): Promise<{ renderer: Renderer; files: (server: FastifyInstance) => Promise<void> }> {
  const vite = await createServer({ root, configFile: `${root}/vite.config.ts`, server: { middlewareMode: true, hmr: { port: hotPort } } });
  const ssr = vite.environments.ssr;
  if (!isRunnableDevEnvironment(ssr!)) throw new Error('Vite has no environment to render in.');
  const serverEntry = () => ssr.runner.import('/app/entry.server.tsx') as Promise<ServerEntry>;
  const assets = async (modules: readonly string[]) => ({ styles: [], scripts: [], modules });
  return {
    renderer: {
      resolve: async (...args) => (await serverEntry()).resolve(...args),
      assets,
      render: async (page, head) => {
        const styles = await stylesOf(vite, ['app/entry.client.tsx', ...page.modules]);
        return (await serverEntry()).renderDocument(page, { entry, styles: [], scripts: [], fonts: [], campaignFonts: [], head: styles + head }, { origin: publicUrl, pictures: picturesUrl });
      },
      errorPage: async (about) => (await serverEntry()).errorPage({ ...about, styles: [] }),
    },
    files: async (server) => {
      await server.register(middie);
      server.use(vite.middlewares);
      server.addHook('onClose', () => vite.close());
    },
  };
}

/** Links to the styles of some modules, so that nothing shows unstyled before the scripts arrive. */
async function stylesOf(vite: ViteDevServer, modules: readonly string[]): Promise<string> {
  const client = vite.environments.client!;
  const found = new Map<string, string>();
  const seen = new Set<string>();
  const walk = async (node: EnvironmentModuleNode | undefined): Promise<void> => {
    if (!node || seen.has(node.url)) return;
    seen.add(node.url);
    if (node.url.endsWith('.css')) return void found.set(node.url, node.id ?? node.url);
    if (!node.transformResult) await client.transformRequest(node.url).catch(() => undefined);
    for (const imported of node.importedModules) await walk(imported);
  };
  for (const module of modules) {
    const { id } = (await client.pluginContainer.resolveId(`/${module}`.replace(/^\/\.\.\/\.\.\//, `${vite.config.root}/../../`))) ?? {};
    if (!id) continue;
    await client.transformRequest(id).catch(() => undefined);
    await walk(client.moduleGraph.getModuleById(id));
  }
  return [...found].map(([url, id]) => `<link rel="stylesheet" href="${url}" data-vite-dev-id="${id}">`).join('');
}

// What plugin-react expects before the first component, as a module because our HTML does not pass through Vite.
// @ts-expect-error -- served by Vite while developing
import { injectIntoGlobalHook } from '/@react-refresh';

injectIntoGlobalHook(window);
Object.assign(window, { $RefreshReg$: () => {}, $RefreshSig$: () => (type: unknown) => type });
await import('./entry.client.tsx');

import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Every library and the storefront's pages, or the one that `npm run gallery -- NAME` names. */
function shownFolders(): string[] {
  const named = process.env.GALLERY;
  const folders = [...readdirSync(`${root}/libs`).filter((name) => name !== 'api-clients').map((name) => `libs/${name}/src`), 'apps/storefront/app', 'apps/gallery/src'];
  const shown = folders.filter((folder) => existsSync(`${root}/${folder}`) && (!named || folder.split('/')[1] === named));
  if (shown.length === 0) throw new Error(`There is no library "${named}". There are: ${folders.map((folder) => folder.split('/')[1]).join(', ')}.`);
  return shown;
}

export default {
  framework: '@storybook/react-vite',
  stories: shownFolders().map((folder) => `../../../${folder}/**/*.stories.tsx`),
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs', '@storybook/addon-vitest'],
  staticDirs: ['../../../libs/api-clients/samples/pictures'],
  typescript: { reactDocgen: 'react-docgen' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
} satisfies StorybookConfig;

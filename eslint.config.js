import nx from '@nx/eslint-plugin';
import * as jsonc from 'jsonc-eslint-parser';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Who may import whom: docs/decisions/0001-four-floors.md. */
const floors = [
  { sourceTag: 'type:app', onlyDependOnLibsWithTags: ['type:domain', 'type:foundation', 'type:ui', 'type:api'] },
  { sourceTag: 'type:server', onlyDependOnLibsWithTags: ['type:api', 'type:foundation'], bannedExternalImports: ['react', 'react-dom', 'react-router', '@tanstack/*'] },
  { sourceTag: 'type:domain', onlyDependOnLibsWithTags: ['type:foundation', 'type:ui', 'type:api'] },
  { sourceTag: 'type:foundation', onlyDependOnLibsWithTags: ['type:foundation', 'type:ui', 'type:api'] },
  { sourceTag: 'type:ui', onlyDependOnLibsWithTags: ['type:ui'] },
  { sourceTag: 'type:api', onlyDependOnLibsWithTags: ['type:api'] },
];

export default tseslint.config(
  { ignores: ['**/dist', '**/out-tsc', '**/generated', '**/node_modules', '**/.data', '**/.nx'] },
  tseslint.configs.recommended,
  // Only where React is: elsewhere a method may be called `use`.
  { ...reactHooks.configs.flat.recommended, ignores: ['apps/commerce-api/**', 'apps/storefront-e2e/**', 'tools/**'] },
  {
    files: ['**/*.{ts,tsx,js,mjs}'],
    plugins: { '@nx': nx },
    rules: {
      '@nx/enforce-module-boundaries': ['error', { enforceBuildableLibDependency: false, allow: ['/(vitest|chromium)\\.base\\.ts$', '^/@(vite|react-refresh)'], depConstraints: floors }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  // A library declares what its sources import, and nothing else: docs/decisions/0010-publishing.md.
  {
    files: ['libs/**/package.json'],
    languageOptions: { parser: jsonc },
    plugins: { '@nx': nx },
    rules: {
      '@nx/dependency-checks': [
        'error',
        {
          buildTargets: ['build'],
          ignoredFiles: ['{projectRoot}/**/*.{test,stories,sample}.{ts,tsx}', '{projectRoot}/vitest.config.ts'],
          // JSX imports it, which the rule does not see.
          ignoredDependencies: ['react'],
        },
      ],
    },
  },
);

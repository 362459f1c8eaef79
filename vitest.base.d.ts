import { type ViteUserConfig } from 'vitest/config';
/** What all test runs share. Components run in happy-dom; give `environment: 'node'` for the rest. */
export declare const testConfig: (test?: NonNullable<ViteUserConfig["test"]>) => ViteUserConfig;

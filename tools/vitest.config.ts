import { testConfig } from '../vitest.base.ts';

export default testConfig({ environment: 'node', testTimeout: 30_000 });

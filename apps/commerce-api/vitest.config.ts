import { testConfig } from '../../vitest.base.ts';

export default testConfig({ environment: 'node', globalSetup: ['./src/storage/test-server.ts'], testTimeout: 20_000, hookTimeout: 30_000 });

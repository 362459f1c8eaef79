import { testConfig } from '../../vitest.base.ts';

// Test files share what they import, which would take a fifth of the time; each has a database of its own.
export default testConfig({ environment: 'node', isolate: false, globalSetup: ['./src/storage/test-server.ts'] });

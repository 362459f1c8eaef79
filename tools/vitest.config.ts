import { mergeConfig } from 'vitest/config';
import { testConfig } from '../vitest.base.ts';

// The parser of CI workflows imports JSON as only a bundler may, and its source maps, which the bundler looks for, were not published.
const inline = [/@actions\/workflow-parser/];

export default mergeConfig(testConfig({ environment: 'node', server: { deps: { inline } } }), { logLevel: 'error' });

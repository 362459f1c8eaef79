import { describe } from 'vitest';
import { columnsEngineOf } from './columns-engine.ts';
import { searchEngineConformance } from './search-engine.conformance.ts';

describe('the engine of columns', () => searchEngineConformance(columnsEngineOf));

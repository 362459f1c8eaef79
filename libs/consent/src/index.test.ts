import { expect, it } from 'vitest';
import * as offered from './index.ts';

it('offers exactly this', () => {
  expect(Object.keys(offered).sort()).toEqual(['ConsentLink', 'ConsentStage', 'allowedStorage', 'isAllowed', 'useConsent', 'whenAllowed']);
});

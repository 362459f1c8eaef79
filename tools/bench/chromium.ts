import { createNarrator } from '../start/narrator.mjs';
import { ensureChromium } from '../test/chromium.mjs';

export const chromiumPath = await ensureChromium(createNarrator(process.stdout), new AbortController().signal);

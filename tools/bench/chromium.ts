import { createNarrator } from '../start/narrator.mjs';
import { ensureChromium } from '../test/chromium.mjs';

export const chromiumSwitches = ['--no-sandbox', '--headless', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];

export const chromiumPath = await ensureChromium(createNarrator(process.stdout), new AbortController().signal);

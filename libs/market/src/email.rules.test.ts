import { expect, it } from 'vitest';
import { isEmail } from './email.rules.ts';

it.each(['a@b.co', 'anna.maria+shop@mail.example', 'x_y-z@sub.mail.example', 'björn@straße.example'])('%s is an address', (text) => expect(isEmail(text)).toBe(true));

it.each(['', 'anna', 'anna@', '@mail.example', 'an na@mail.example', 'anna@mail', 'anna@mail..example', 'anna@.example', 'a@b@mail.example', 'anna@mail.e', `${'a'.repeat(65)}@mail.example`, `anna@${'mail.'.repeat(50)}example`])('%s is none', (text) => expect(isEmail(text)).toBe(false));

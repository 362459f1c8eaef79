import fc from 'fast-check';
import { expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

it.each([
  ['<p>One</p>\n<p>Two</p>', 'One\nTwo'],
  ['<div><p>Nested</p></div><ul><li>first</li><li>second</li></ul>', 'Nested\nfirst\nsecond'],
  ['line<br>break<br/>again', 'line\nbreak\nagain'],
  ['wrapped\nin <b>the</b>\r\nsource', 'wrapped in the source'],
  ['plain\ntext  without\r\ntags', 'plain\ntext without\ntags'],
  ['<table><tr><td>Chest</td><td>90 cm</td></tr></table>', 'Chest 90 cm'],
  ['Fish &amp; chips&nbsp;&euro;5 &#39;n&#x27; &uuml;', "Fish & chips €5 'n' ü"],
  ['5 < 6 and 7 > 6, I <3 it', '5 < 6 and 7 > 6, I <3 it'],
  ['Sizes &lt;M and &lt; 5', 'Sizes < M and < 5'],
  ['', ''],
])('writes a description as plain paragraphs: %j', (html, text) => {
  expect(plainText(html)).toBe(text);
});

it.each([
  ['a<script>alert(1)</script>b', 'ab'],
  ['a<SCRIPT type="x">if (1 < 2) "</p>"</ScRiPt >b', 'ab'],
  ['a<style>p{}</style><!-- <p>hidden</p> -->b', 'ab'],
  ['<p onclick="steal()" title="1 > 0">shown</p>', 'shown'],
  ['<img src=x onerror=alert(1)>after', 'after'],
  ['before<script>never ends', 'before'],
  ['<<b>script>x()<<b>/script>', '< script>x()< /script>'],
  ['&lt;script&gt;x()&lt;/script&gt;', '< script>x()< /script>'],
  ['before<!-- never ends', 'before'],
  ['before<p class="never ends', 'before'],
  ["it's <b>5\" wide</b>", 'it\'s 5" wide'],
  ['<p title="it\'s">fine</p>', 'fine'],
  ['<iframe src="https://a.example">inside</iframe>after', 'after'],
])('shows nothing of scripts, attributes and comments: %j', (html, text) => {
  expect(plainText(html)).toBe(text);
});

it('leaves no tag, whatever the HTML is', () => {
  const piece = fc.oneof(fc.constantFrom('<p>', '</p>', '<script>', '</script>', '<!--', '-->', '"', "'", '<a href="', '>', '<', 'text', '&lt;', ' ', '\n', '<br'), fc.string());
  fc.assert(fc.property(fc.array(piece).map((pieces) => pieces.join('')), (html) => {
    expect(plainText(html)).not.toMatch(/<[a-z/!?]|\u0000/i);
  }), { numRuns: 1000 });
});

it('reads a description of a megabyte that is nothing but broken tags', () => {
  const broken = ['<a "', "<a '", '<p', '<!-', '</', '<script', '&amp', '<b a="\'>'];
  for (const piece of broken) expect(plainText(piece.repeat(1_000_000 / piece.length))).not.toMatch(/<[a-z/!?]/);
});

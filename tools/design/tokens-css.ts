import { brands, scripts, tokens, type TokenValues } from '@selvedge/ui/tokens';

const declarations = (values: TokenValues) => Object.entries(values).map(([name, value]) => `    ${name}: ${value};`);
const block = (selector: string, lines: string[]) => `  ${selector} {\n${lines.join('\n')}\n  }`;

/** The style sheet of the tokens: the house, then what each brand wears otherwise, then what a script needs in any brand. */
export function tokensCss(): string {
  const blocks = [
    // On a part of a page too: one brand's spot on another's page.
    block(':root,\n  [data-brand]', ['    color-scheme: light;', ...declarations(tokens)]),
    ...Object.entries(brands).filter(([, look]) => Object.keys(look.tokens).length > 0).map(([brand, look]) => block(`[data-brand='${brand}']`, [...(look.scheme === 'light' ? [] : [`    color-scheme: ${look.scheme};`]), ...declarations(look.tokens)])),
    ...Object.entries(scripts).map(([language, values]) => block(`[lang|='${language}']`, declarations(values))),
  ];
  return `/* Written by \`npm run generate\` from tokens.ts. */\n@layer tokens {\n${blocks.join('\n\n')}\n}\n`;
}

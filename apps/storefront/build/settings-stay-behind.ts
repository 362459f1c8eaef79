import type { ESTree, Plugin } from 'vite';

/**
 * Takes the schema of its settings from every widget that browsers load: the server has parsed them, and what parses them
 * (2 kB gzip of valibot beside the schemas) is no part of a page.
 */
export function settingsStayBehind(): Plugin {
  return {
    name: 'settings-stay-behind',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\.widget\.tsx?$/ },
      handler(code) {
        const settings = settingsOf(this.parse(code));
        if (!settings) return this.error('A widget is written `export const widget = defineWidget({ … settings … })`.');
        return { code: `${code.slice(0, settings.start)}settings: undefined${code.slice(settings.end)}`, map: null };
      },
    },
  };
}

/** Where a module's widget says what its settings are. */
function settingsOf({ body }: ESTree.Program): ESTree.Node | undefined {
  const [widget] = body.flatMap((statement) =>
    statement.type === 'ExportNamedDeclaration' && statement.declaration?.type === 'VariableDeclaration' ? statement.declaration.declarations.filter(({ id }) => id.type === 'Identifier' && id.name === 'widget') : [],
  );
  const [definition] = widget?.init?.type === 'CallExpression' ? widget.init.arguments : [];
  return definition?.type === 'ObjectExpression' ? definition.properties.find((one) => one.type === 'Property' && one.key.type === 'Identifier' && one.key.name === 'settings') : undefined;
}

import type { Presentation } from './presentation.ts';

/** What this workspace writes into the package.json of a library. */
export interface Manifest {
  name: string;
  version: string;
  private?: boolean;
  license: string;
  type: string;
  sideEffects: string[];
  exports: Record<string, string>;
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** Samples are for stories and tests of this workspace. */
const staysHere = /\.(sample|stories|test)\.tsx?$/;

/** The files that an app may import by the name of the package, each to be found in the library's folder. */
export const publishedSources = ({ exports }: Manifest): string[] => Object.values(exports).filter((path) => !staysHere.test(path));

/** The package.json of the published package: what the workspace runs from source is built there, and whole numbers become ranges. */
export function publishedManifest({ name, version, license, type, sideEffects, exports, dependencies, peerDependencies }: Manifest, presentation?: Presentation) {
  const entries = Object.entries(exports).filter(([, path]) => !staysHere.test(path)).map(([entry, path]) => [entry, built(path)] as const);
  const offered: Record<string, Built> = { ...Object.fromEntries(entries), './package.json': './package.json' };
  return {
    name,
    version,
    ...presentation,
    license,
    type,
    sideEffects,
    exports: offered,
    dependencies: dependencies && Object.fromEntries(Object.entries(dependencies).map(([name, exact]) => [name, range(exact)])),
    peerDependencies,
    publishConfig: { access: 'public' },
  };
}

type Built = string | { types: string; default: string };

function built(path: string): Built {
  const inside = path.replace('./src/', './');
  if (!/\.tsx?$/.test(inside)) return inside;
  const stem = inside.replace(/\.tsx?$/, '');
  return { types: `${stem}.d.ts`, default: `${stem}.js` };
}

/** The lock file pins versions here; an app that has a later one of the same line must not get a second copy. */
const range = (version: string) => (/^\d/.test(version) ? `^${version}` : version);

/** The oldest Node that can run these tools; the shop itself runs on the one that the workspace brings. */
const oldest = { major: 20, minor: 19 };

/** Ends the process with a sentence when Node is too old. Written in what even old versions understand. */
export function requireNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > oldest.major || (major === oldest.major && minor >= oldest.minor)) return;
  console.error(`This is Node ${version}; Selvedge needs Node ${oldest.major}.${oldest.minor} or newer. Get one from https://nodejs.org and try again.`);
  process.exit(1);
}

/** Names of files and folders that do not say what is in them. */
export const emptyNames = ['utils', 'util', 'helpers', 'helper', 'common', 'shared', 'constants', 'types', 'hooks'];

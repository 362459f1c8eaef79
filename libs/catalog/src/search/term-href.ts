/** Where a term is searched for. @param page path of the search page below the market */
export const termHref = (page: string, term: string): string => `${page}?${new URLSearchParams({ q: term })}`;

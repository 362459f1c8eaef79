import { useState } from 'react';
import { SearchField } from './SearchField.tsx';

/** A field to search with on a page, which keeps what is typed. @param props.term what is in it at first */
export function SearchForm({ term = '' }: { term?: string }) {
  const [typed, setTyped] = useState(term);
  return <SearchField term={typed} onChange={setTyped} />;
}

import { describe, expect, it } from 'vitest';
import { contractPackages } from '../commerce-api.ts';
import { operationsOf, readContract } from './contract.ts';

describe('a contract', () => {
  it.each(contractPackages)('%s stands alone once read: nothing in it refers elsewhere', async (name) => {
    const contract = await readContract(name);
    expect(operationsOf(contract).length).toBeGreaterThan(0);
    expect(JSON.stringify(contract)).not.toContain('$ref');
  });
});

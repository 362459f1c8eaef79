import { markets } from '@selvedge/market/data';
import { ShopProvider, type ShopView } from '@selvedge/market';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { afterEach, describe, expect, it } from 'vitest';
import { addressFormValues, type AddressFormValues } from '../address.form.ts';
import { AddressLines } from '../address-lines/AddressLines.tsx';
import { AddressFields, type AddressRegions } from './AddressFields.tsx';

afterEach(cleanup);

/** An address form, with what is typed in it written out. */
function Form({ country, regions }: { country: string; regions?: AddressRegions }) {
  const form = useForm({ defaultValues: { address: addressFormValues(undefined, country) } });
  const { address } = useWatch({ control: form.control });
  return (
    <ShopProvider shop={{ translations: {}, textLanguage: 'en-GB' } as unknown as ShopView}>
      <FormProvider {...form}>
        <AddressFields name="address" purpose="shipping" country={country} regions={regions} />
      </FormProvider>
      <output>{JSON.stringify(address)}</output>
    </ShopProvider>
  );
}
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^address\\.${name}`));
const values = () => JSON.parse(screen.getByRole('status').textContent) as AddressFormValues;
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

describe('the fields of an address', () => {
  it('are known to the address book and the keyboard of the device', () => {
    render(<Form country="DE" />);
    const known = (name: string) => [field(name).autocomplete, field(name).type, field(name).inputMode];
    expect(known('first_name')).toEqual(['shipping given-name', 'text', '']);
    expect(known('postal_code')).toEqual(['shipping postal-code', 'text', 'numeric']);
    expect(known('phone')).toEqual(['shipping tel', 'tel', 'tel']);
    expect(field('organization').labels![0]!.textContent).toBe('address.organization (address.optional)');
  });

  it('put a postal code into its mask while it is typed (CHK-069, CHK-073)', () => {
    render(<Form country="SK" />);
    type('postal_code', '8110x5');
    expect([field('postal_code').value, values().postalCode]).toEqual(['811 05', '811 05']);
  });

  it('take street and number apart when the street is left, unless the number is there', () => {
    render(<Form country="DE" />);
    type('street', 'Lindenallee 7a');
    fireEvent.blur(field('street'));
    expect([field('street').value, field('house_number').value]).toEqual(['Lindenallee', '7a']);
    type('street', 'Straße 7');
    fireEvent.blur(field('street'));
    expect([field('street').value, field('house_number').value]).toEqual(['Straße 7', '7a']);
  });

  it('write a postal code as the country does when it is left, and keep what is none', () => {
    render(<Form country="IE" />);
    for (const [typed, written] of [['a65f4e2', 'A65 F4E2'], ['???', '???']] as const) {
      type('postal_code', typed);
      fireEvent.blur(field('postal_code'));
      expect([field('postal_code').value, values().postalCode]).toEqual([written, written]);
    }
  });

  it('offer states and provinces to choose from, and leave them to be typed when none are known (CHK-055, CHK-057)', () => {
    const { unmount } = render(<Form country="US" regions={{ allowedStates: [{ name: 'Maine', abbreviation: 'ME' }] }} />);
    expect(field('state').tagName).toBe('SELECT');
    type('state', 'ME');
    expect(values().regionCode).toBe('ME');
    unmount();
    render(<Form country="US" />);
    expect(field('state').tagName).toBe('INPUT');
  });

  it('narrow the Turkish zones down to the district, and forget the zone of another one (CHK-057)', () => {
    const place = (name: string, districtId: string) => ({ name, abbreviation: name.slice(0, 3).toUpperCase(), districtId });
    render(<Form country="TR" regions={{ turkishLocations: { districts: [place('Istanbul', '34'), place('Ankara', '6')], zones: [place('Kadikoy', '34'), place('Cankaya', '6')] } }} />);
    const zones = () => [...(field('turkish_zone') as unknown as HTMLSelectElement).options].map(({ text }) => text);
    expect(zones()).toEqual(['address.choose']);
    type('turkish_district', 'IST');
    expect(zones()).toEqual(['address.choose', 'Kadikoy']);
    type('turkish_zone', 'Kadikoy');
    expect(values()).toMatchObject({ regionCode: 'IST', district: 'Kadikoy' });
    type('turkish_district', 'ANK');
    expect(values()).toMatchObject({ regionCode: 'ANK', district: '' });
    expect(zones()).toEqual(['address.choose', 'Cankaya']);
  });
});

describe('an address on a parcel', () => {
  const lines = (country: string, more = {}) => {
    const { container } = render(<AddressLines address={{ firstName: 'Ada', lastName: 'Weaver', line1: 'Loom', houseNumber: '7', postalCode: '12345', city: 'Leeds', country, ...more }} />);
    const address = container.querySelector('address')!;
    return [...address.children].map(({ textContent }) => textContent);
  };

  it('has its lines in the order of its country', () => {
    expect(lines('DE', { organizationName: 'Looms Ltd', line2: 'Hof' })).toEqual(['Ada Weaver', 'Looms Ltd', 'Loom 7', 'Hof', '12345 Leeds']);
    expect(lines('GB')).toEqual(['Ada Weaver', '7 Loom', 'Leeds', '12345']);
    expect(lines('US', { regionCode: 'ME' })).toEqual(['Ada Weaver', '7 Loom', 'Leeds, ME 12345']);
    expect(lines('TR', { city: undefined, postalCode: undefined, regionCode: 'Istanbul', district: 'Kadikoy' })).toEqual(['Ada Weaver', 'Loom 7', 'Kadikoy / Istanbul']);
    expect(lines('AE', { postalCode: undefined })).toEqual(['Ada Weaver', '7 Loom', 'Leeds']);
  });

  const [ahead, behind] = ['7 Loom', 'Loom 7'];
  const ownOrder: Record<string, string[]> = {
    AL: [behind, '12345', 'Leeds'], AM: [behind, '12345', 'Leeds'], CA: [ahead, 'Leeds 12345'], EG: [ahead, 'Leeds', '12345'], GB: [ahead, 'Leeds', '12345'], HU: ['Leeds', behind, '12345'],
    IE: [ahead, 'Leeds', '12345'], JO: [ahead, 'Leeds 12345'], LV: [behind, 'Leeds, 12345'], MT: [ahead, 'Leeds 12345'], SA: [ahead, 'Leeds 12345'], UA: [behind, 'Leeds', '12345'], US: [ahead, 'Leeds, 12345'],
    AE: [ahead, 'Leeds'],
  };
  const companyFirst = ['AT', 'BE', 'CH', 'FI', 'FR', 'LT', 'LU', 'NL', 'SE'];
  it.each([...new Set(markets.map(({ country }) => country))])('stands as the post of %s wants it', (country) => {
    const street = ['DZ', 'FR', 'KW', 'LU', 'MA', 'MC', 'QA', 'TN'].includes(country) ? ahead : behind;
    const who = companyFirst.includes(country) ? ['Looms Ltd', 'Ada Weaver'] : ['Ada Weaver', 'Looms Ltd'];
    expect(lines(country, { organizationName: 'Looms Ltd' })).toEqual([...who, ...(ownOrder[country] ?? [street, '12345 Leeds'])]);
  });
});

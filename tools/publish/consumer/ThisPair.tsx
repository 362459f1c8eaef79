import { Button, Menu, MenuItem, showToast } from '@selvedge/ui';

/** Behaviour that is loaded when somebody wants it. */
export function ThisPair() {
  return (
    <Menu trigger={<Button>This pair</Button>}>
      <MenuItem onPress={() => showToast({ kind: 'success', text: 'Hemmed' })}>Hem it</MenuItem>
    </Menu>
  );
}

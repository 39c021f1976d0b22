// One script for the dialogs of the rows, because each separate script makes the start of every page larger.
export { AddressDialog } from './address-dialog.tsx';
export { PasteMessages } from './paste-messages.tsx';
export { RowDialog } from './row-dialog.tsx';

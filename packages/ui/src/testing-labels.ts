/** The words of the ui parts, for tests that draw them without the texts of a language. */
export const testingLabels = {
  close: 'Close',
  cancel: 'Cancel',
  optional: 'optional',
  loading: 'Loading',
  charactersLeft: String,
  charactersOver: String,
};

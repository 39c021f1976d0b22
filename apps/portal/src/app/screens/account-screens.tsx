/**
 * The screens of who is not signed in load as one: they share nearly all that they are made of, and each file more is one more name
 * in the list that every page of the portal carries.
 */
export { Connect } from './connect.tsx';
export { ForgotPassword } from './forgot-password.tsx';
export { Register } from './register.tsx';

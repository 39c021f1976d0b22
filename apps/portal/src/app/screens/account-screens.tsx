/**
 * The account screens are one chunk: they share most of their code, and each additional chunk adds a name
 * to the list of chunks in every page.
 */
export { Connect } from './connect.tsx';
export { Device } from './device.tsx';
export { ForgotPassword } from './forgot-password.tsx';
export { Invitation } from './invitation.tsx';
export { Register } from './register.tsx';

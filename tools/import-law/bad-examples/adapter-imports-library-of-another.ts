// as: apps/server/src/adapters/mail/bad.ts
import sharp from 'sharp';
export const bad = sharp;

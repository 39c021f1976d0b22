/** The settings that production requires. */
export const minimalProduction = {
  ENVIRONMENT: 'prd',
  TOKEN_SECRET: 't'.repeat(32),
  QUOTE_SECRET: 'q'.repeat(32),
  PUBLIC_URL: 'https://portal.riderbell.test',
  MAIL_SMTP_URL: 'smtps://mail.riderbell.test',
} as const;

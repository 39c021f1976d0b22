/** The least that a start in production needs. */
export const leastOfProduction = {
  ENVIRONMENT: 'prd',
  TOKEN_SECRET: 't'.repeat(32),
  QUOTE_SECRET: 'q'.repeat(32),
  PUBLIC_URL: 'https://portal.riderbell.test',
  MAIL_SMTP_URL: 'smtps://mail.riderbell.test',
} as const;

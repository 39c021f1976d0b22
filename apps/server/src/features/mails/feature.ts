import type { Letter, MailAddress, MailBrand, MailSender } from './ports.ts';
import { writeMail } from './write-mail.ts';

export interface MailNeeds {
  sender: MailSender;
  brand: MailBrand;
  from: () => MailAddress;
  /** Asked when a mail is written, because a server that takes a free port knows its own only then. */
  origin: () => string;
}

/** Writes letters and hands them over; it is called from jobs, which try again, and never from a request. */
export function createMailsFeature({ sender, brand, from, origin }: MailNeeds): {
  readonly letters: { send(letter: Letter): Promise<void> };
} {
  return {
    letters: { send: (letter) => sender.sendMail(writeMail(letter, { brand, from: from(), origin: origin() })) },
  };
}

import type { RefObject } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { TypedAddress } from '../destination/use-typed-address.ts';
import type { Pricing } from '../quote/use-pricing.ts';
import type { RequestSubmission } from '../submission/submission-state.ts';
import type { OfferedMethods } from '../../../parts/orders/use-payment-methods.ts';
import type { FormFault } from './form-world.ts';
import type { RequestForm } from './request-form.ts';
import type { FormRules } from './use-request-form.ts';

/** The elements that get the focus. */
export interface FormElements {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly address: RefObject<HTMLInputElement | null>;
}

/** The text typed as the address, and its fault. */
export interface AddressState {
  readonly typed: TypedAddress;
  readonly fault: FormFault | null;
  setFault(fault: FormFault | null): void;
}

/** The question whether an item value that seems high is correct. */
export interface ItemValueQuestion {
  readonly isAsked: boolean;
  confirm(): void;
  change(): void;
}

/** The model of the form: its fields, rules and prices, and its submission. */
export interface RequestModel {
  readonly form: UseFormReturn<RequestForm>;
  readonly rules: FormRules;
  readonly elements: FormElements;
  readonly address: AddressState;
  readonly payment: Pricing & { readonly methods: OfferedMethods };
  readonly submission: RequestSubmission;
  readonly itemValue: ItemValueQuestion;
  /** Opens the next page of a narrow screen, or sends the request. */
  goOn(): void;
}

import type { Section } from "./SpecificationLine.ts";
import {
  bankCalls,
  complaintCalls,
  confirmationCalls,
  orderCalls,
  registrationCalls,
  repaymentCalls,
  requests,
} from "./sections/calls.ts";
import { constants } from "./sections/constants.ts";
import { entities } from "./sections/entities.ts";
import { errors } from "./sections/errors.ts";
import { product } from "./sections/product.ts";
import {
  bankPage,
  complaintPages,
  confirmationPages,
  orderPage,
  promotionPage,
  repaymentPages,
  routes,
  sitePages,
  testPage,
} from "./sections/screens.ts";
import { states } from "./sections/states.ts";
import { roles, validation } from "./sections/validation.ts";

/** The specification, section by section. */
export const sections: readonly Section[] = [
  product,
  routes,
  promotionPage,
  testPage,
  sitePages,
  repaymentPages,
  confirmationPages,
  orderPage,
  bankPage,
  complaintPages,
  entities,
  states,
  validation,
  roles,
  requests,
  registrationCalls,
  bankCalls,
  complaintCalls,
  repaymentCalls,
  confirmationCalls,
  orderCalls,
  errors,
  constants,
];

import type { ReadFirstFacts } from "@lending/federation/routes";
import { readFirstForm } from "../../api/firstForm.ts";
import { chooseCardType, itemsOf } from "./cardTypes.ts";

/** The bank form: the labels of its first two fields. */
export const firstFacts: ReadFirstFacts = (data) => {
  const items = readFirstForm(data);
  const [first, second] = itemsOf(items, chooseCardType(items));
  return [first && second && { texts: { first: first.title, second: second.title } }];
};

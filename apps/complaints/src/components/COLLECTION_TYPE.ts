/** Specification 4 and 5: type 1 is collection. It has sub-types, and not every order takes it. */
export const COLLECTION_TYPE = "1";

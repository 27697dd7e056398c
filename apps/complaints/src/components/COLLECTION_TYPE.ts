/** Type 1 is collection. It has sub-types, and only some orders accept it. */
export const COLLECTION_TYPE = "1";

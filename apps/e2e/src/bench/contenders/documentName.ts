/** Returns the name, without extension, of the file that contains a path's document: "/loanDetail" is `loanDetail`, "/" is `home`. */
export const documentName = (pathname: string) => pathname.slice(1) || "home";

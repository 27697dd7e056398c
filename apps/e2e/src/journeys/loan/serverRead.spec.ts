import { testServerRead } from "../../every-screen/testServerRead.ts";

const order = { productId: "p-1", orderId: "o-174" };

testServerRead({ path: "/loanDetail", query: order, call: "v3/loan-details", fact: "₱2650.00" });

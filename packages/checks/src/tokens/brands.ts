import araw from "../../../ui/tokens/environments/araw.json" with { type: "json" };
import gabi from "../../../ui/tokens/environments/gabi.json" with { type: "json" };
import mangga from "../../../ui/tokens/environments/mangga.json" with { type: "json" };

/** The brands to test with: those of the sandbox's environments. `araw` is also that of an environment without colours. */
export const brands = { araw, mangga, gabi };

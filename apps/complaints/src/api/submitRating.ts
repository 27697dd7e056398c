import type { Api, ApiResponse } from "@lending/api-client";

/** Rates the answer to a complaint with one to five stars. */
export function submitRating(
  api: Api,
  { problemId, score }: { readonly problemId: string; readonly score: number },
): Promise<ApiResponse> {
  return api.request(
    {
      client: "helper",
      method: "POST",
      path: "/user-problem/save-score",
      fields: { score: String(score), problemId },
    },
    { once: true },
  );
}

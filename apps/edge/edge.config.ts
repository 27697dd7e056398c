import path from "node:path";
import { type Configuration, rspack } from "@rspack/core";

// The name is not rspack.config.ts: that is what marks an app that `pnpm ship` ships.
/** The production server as one file for Node 20, without packages. */
const server: Configuration = {
  context: import.meta.dirname,
  mode: "production",
  target: "node20",
  devtool: false,
  entry: { edge: "./src/node/main.ts" },
  // CommonJS, so that it runs in a folder without a package.json.
  output: {
    ...{ path: path.join(import.meta.dirname, "dist"), filename: "[name].js", asyncChunks: false },
    library: { type: "commonjs2" },
  },
  resolve: { extensions: [".ts", ".js"], conditionNames: ["node", "import", "default"] },
  module: {
    rules: [
      {
        test: /\.ts$/,
        loader: "builtin:swc-loader",
        type: "javascript/auto",
        // Leaves out what only publishing needs.
        sideEffects: false,
        options: { jsc: { parser: { syntax: "typescript" }, target: "es2022" } },
      },
    ],
  },
  plugins: [
    // Writes the module type beside the bundle: the package around it would make Node read it as an ES module.
    new rspack.CopyRspackPlugin({
      patterns: [{ from: "package.json", to: "package.json", transform: () => '{ "type": "commonjs" }\n' }],
    }),
  ],
  // Positions in logs stay readable, and no client downloads these files.
  optimization: { minimize: false },
  performance: false,
};

export default server;

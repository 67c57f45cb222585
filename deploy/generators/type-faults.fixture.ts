import { join } from 'node:path';
import ts from 'typescript';

/** What the compiler finds wrong in some files of a repository; their imports and ambient declarations are read and not checked. */
export const typeFaults = (root: string, files: readonly string[]): string[] => {
  const host = { ...ts.sys, getCurrentDirectory: () => root, onUnRecoverableConfigFileDiagnostic: () => undefined };
  const config = ts.getParsedCommandLineOfConfigFile(join(root, 'tsconfig.json'), { incremental: false }, host);
  if (config === undefined) throw new Error(`${root} has no usable tsconfig.json`);
  const sources = files.map((file) => join(root, file));
  const ambient = config.fileNames.filter((file) => file.endsWith('.d.ts'));
  const program = ts.createProgram([...ambient, ...sources], { ...config.options, tsBuildInfoFile: undefined });
  return sources.flatMap((file) => {
    const source = program.getSourceFile(file);
    const found = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
    return found.map(({ messageText }) => `${file}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`);
  });
};

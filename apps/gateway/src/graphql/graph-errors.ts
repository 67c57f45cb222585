import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import { errorTransports, httpStatusOf } from '@nivel/contracts/kernel/error-transports';
import { toDoorError } from '../http/http-errors.ts';

/** Faults of the query itself may be reported in their own words. */
const isAboutTheQuery = (error: unknown): error is GraphQLError =>
  error instanceof GraphQLError && (error.originalError === undefined || error.originalError instanceof GraphQLError);

const toAppError = (error: unknown): AppError => {
  if (isAboutTheQuery(error)) return new AppError(commonErrors.invalid_input, { message: error.message.slice(0, 500) });
  const original = error instanceof GraphQLError ? error.originalError : error;
  return toDoorError(original);
};

/**
 * `extensions.code` is the class that every GraphQL client handles; `extensions.error` is the very body that the REST doors
 * answer.
 */
export const renderGraphError = (error: unknown): { rendered: GraphQLFormattedError; app: AppError } => {
  const app = toAppError(error);
  const { path, locations } = error instanceof GraphQLError ? error : { path: undefined, locations: undefined };
  const rendered = {
    message: app.message,
    ...(path ? { path } : {}),
    ...(locations ? { locations } : {}),
    extensions: { code: errorTransports[app.definition.kind].graphql, error: app.body },
  };
  return { rendered, app };
};

/** An answer without data has the status of its first error, one with data is 200. */
export const graphStatus = (hasData: boolean, errors: readonly AppError[]): number =>
  hasData || errors[0] === undefined ? 200 : httpStatusOf(errors[0].definition);

// Made by `npm run generate` from the contracts; do not edit.
/** Public calls with a body below `/api`, by path. */
export interface Apis {
  '/api/breakdown-milestones': typeof import('@nivel/contracts/ai/breakdown-milestones.operation').breakdownMilestones;
  '/api/chat': typeof import('@nivel/contracts/ai/chat.operation').chat;
  '/api/parse-description': typeof import('@nivel/contracts/ai/parse-description.operation').parseDescription;
}

/** Example `.env` lines for each provider, with a model name and key to replace. */
export const modelSettings = [
  {
    label: "Anthropic",
    env: "AI_PROVIDER=anthropic\nAI_MODEL=claude-sonnet-4-5\nAI_API_KEY=your-key",
  },
  { label: "OpenAI", env: "AI_PROVIDER=openai\nAI_MODEL=gpt-5-mini\nAI_API_KEY=your-key" },
  { label: "Google", env: "AI_PROVIDER=google\nAI_MODEL=gemini-2.5-flash\nAI_API_KEY=your-key" },
  {
    label: "Ollama on your machine",
    env: "AI_BASE_URL=http://localhost:11434/v1\nAI_MODEL=qwen3:8b\nAI_TIMEOUT_SECONDS=300",
  },
] as const;

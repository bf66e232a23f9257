import { createBrowserRouter, Navigate } from "react-router";
import { paths } from "./paths.ts";
import { EditorScreen } from "./routes/editor-screen.tsx";
import { NotFoundScreen } from "./routes/not-found-screen.tsx";

export const router = createBrowserRouter([
  { path: paths.home, element: <Navigate to={paths.create} replace /> },
  { path: paths.create, element: <EditorScreen /> },
  { path: paths.templateSettings, element: <EditorScreen /> },
  { path: "*", element: <NotFoundScreen /> },
]);
